package io.reelmill.timeline;

/** How a value travels from its start to its end. */
public enum Easing {
    LINEAR {
        @Override
        public double at(double t) {
            return t;
        }
    },
    /** Cosine: slow at both ends. */
    IN_OUT {
        @Override
        public double at(double t) {
            return 0.5 - 0.5 * Math.cos(Math.PI * t);
        }
    },
    /** Cubic: quick first, settling at the end. */
    OUT {
        @Override
        public double at(double t) {
            double r = 1 - t;
            return 1 - r * r * r;
        }
    };

    /** The eased value of {@code t}; both lie in 0 to 1. */
    public abstract double at(double t);
}
