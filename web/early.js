// Keeps what is pressed before Python is there: a wish to start is noted on <html>,
// and the app fulfils it as soon as it is ready.
document.addEventListener("submit", (event) => {
  event.preventDefault();
  if (document.documentElement.dataset.state !== "ready") {
    document.documentElement.dataset.wanted = "start";
  }
});
