// Keeps what is pressed before Python is there: a wish to start is noted on <html>,
// and the app fulfils it as soon as it is ready.
document.addEventListener("submit", (event) => {
  event.preventDefault();
  if (document.documentElement.dataset.state !== "ready") {
    document.documentElement.dataset.wanted = "start";
  }
});

// A sandboxed frame sends no forms and so tells nobody: here the button does.
document.getElementById("start").addEventListener("click", (event) => {
  event.preventDefault();
  event.currentTarget.form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
});

// A browser that would install the page says so early: the app makes the offer when it is asked.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installOffer = event;
});

// A new try after a failed start loads the page anew: what was filled in comes along.
(() => {
  const KEPT = "sixteen/form";
  const form = document.getElementById("setup-form");
  const whereAllowed = (use) => {
    try {
      use();
    } catch (error) {
      // no storage: the form is as new
    }
  };

  document.getElementById("boot-retry").addEventListener("click", () => {
    const filledIn = new URLSearchParams(new FormData(form)).toString();
    whereAllowed(() => sessionStorage.setItem(KEPT, filledIn));
  });

  whereAllowed(() => {
    for (const [name, value] of new URLSearchParams(sessionStorage.getItem(KEPT) || "")) {
      form.elements[name].value = value;
    }
    sessionStorage.removeItem(KEPT);
  });
})();
