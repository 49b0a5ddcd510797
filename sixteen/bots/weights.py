"""The learned policy's weights, in the order of `features.NAMES`, by number of seats.

Made from nothing by
`python scripts/train.py --seed 1 --rounds 300 --generations 3` for two seats.
"""

WEIGHTS: dict[int, tuple[float, ...]] = {
    2: (
        -0.0183,  # one tile
        0.0028,  # two tiles
        0.0147,  # three tiles
        0.0236,  # four tiles
        0.0437,  # five or more tiles
        0.0038,  # points laid
        -0.0,  # own tiles jumped
        -0.057,  # own points jumped
        0.0492,  # ranks jumped
        -0.0127,  # up to 4
        0.0093,  # up to 6
        0.0175,  # up to 8
        0.0265,  # up to 10
        0.027,  # up to 12
        0.027,  # up to 14
        0.0121,  # own tiles above
        -0.007,  # own points above
        -0.0057,  # runs above
        0.0094,  # distance to the next
        -0.0097,  # none above
        -0.0035,  # END above
        -0.0113,  # RESTART above
        -0.0477,  # next one follows
        -0.0033,  # END
        0.0428,  # own tiles locked
        -0.1005,  # own points locked
        -0.0646,  # END with RESTART left
        0.038,  # RESTART
        -0.0069,  # own tiles freed
        0.025,  # own points freed
        -0.0129,  # own runs after RESTART
        -0.0058,  # RESTART with END left
        0.0111,  # RESTART on nothing of one's own
        -0.0896,  # scissors
        -0.229,  # bin
        -0.0666,  # nothing laid
        -0.0123,  # tiles freed
        0.0601,  # points freed
        -0.0228,  # END taken away
        0.0099,  # tiles taken away
        0.0267,  # RESTART taken away
        0.0346,  # value after taking
    ),
    3: (
        -0.0183,  # one tile
        0.0028,  # two tiles
        0.0147,  # three tiles
        0.0236,  # four tiles
        0.0437,  # five or more tiles
        0.0038,  # points laid
        -0.0,  # own tiles jumped
        -0.057,  # own points jumped
        0.0492,  # ranks jumped
        -0.0127,  # up to 4
        0.0093,  # up to 6
        0.0175,  # up to 8
        0.0265,  # up to 10
        0.027,  # up to 12
        0.027,  # up to 14
        0.0121,  # own tiles above
        -0.007,  # own points above
        -0.0057,  # runs above
        0.0094,  # distance to the next
        -0.0097,  # none above
        -0.0035,  # END above
        -0.0113,  # RESTART above
        -0.0477,  # next one follows
        -0.0033,  # END
        0.0428,  # own tiles locked
        -0.1005,  # own points locked
        -0.0646,  # END with RESTART left
        0.038,  # RESTART
        -0.0069,  # own tiles freed
        0.025,  # own points freed
        -0.0129,  # own runs after RESTART
        -0.0058,  # RESTART with END left
        0.0111,  # RESTART on nothing of one's own
        -0.0896,  # scissors
        -0.229,  # bin
        -0.0666,  # nothing laid
        -0.0123,  # tiles freed
        0.0601,  # points freed
        -0.0228,  # END taken away
        0.0099,  # tiles taken away
        0.0267,  # RESTART taken away
        0.0346,  # value after taking
    ),
    4: (
        -0.0183,  # one tile
        0.0028,  # two tiles
        0.0147,  # three tiles
        0.0236,  # four tiles
        0.0437,  # five or more tiles
        0.0038,  # points laid
        -0.0,  # own tiles jumped
        -0.057,  # own points jumped
        0.0492,  # ranks jumped
        -0.0127,  # up to 4
        0.0093,  # up to 6
        0.0175,  # up to 8
        0.0265,  # up to 10
        0.027,  # up to 12
        0.027,  # up to 14
        0.0121,  # own tiles above
        -0.007,  # own points above
        -0.0057,  # runs above
        0.0094,  # distance to the next
        -0.0097,  # none above
        -0.0035,  # END above
        -0.0113,  # RESTART above
        -0.0477,  # next one follows
        -0.0033,  # END
        0.0428,  # own tiles locked
        -0.1005,  # own points locked
        -0.0646,  # END with RESTART left
        0.038,  # RESTART
        -0.0069,  # own tiles freed
        0.025,  # own points freed
        -0.0129,  # own runs after RESTART
        -0.0058,  # RESTART with END left
        0.0111,  # RESTART on nothing of one's own
        -0.0896,  # scissors
        -0.229,  # bin
        -0.0666,  # nothing laid
        -0.0123,  # tiles freed
        0.0601,  # points freed
        -0.0228,  # END taken away
        0.0099,  # tiles taken away
        0.0267,  # RESTART taken away
        0.0346,  # value after taking
    ),
}
