package io.reelmill.illustrator.material;

/** One point of a lit relief; the object is reused for every pixel. */
public final class SurfacePoint {
    /** Pixels from the left. */
    public int x;
    /** Pixels from the top. */
    public int y;
    /** Units of 24 from the left. */
    public double u;
    /** Units of 24 from the top. */
    public double v;
    /** From the top, 0, to the foot, 1. */
    public double fall;
    /** Which part, as in {@link io.reelmill.illustrator.icon.Relief}. */
    public int part;
    /** Its base colour. */
    public int base;
    /** The normal. */
    public double nx;
    /** The normal, downwards. */
    public double ny;
    /** The normal, towards the viewer. */
    public double nz;
    /** Units to the outer edge. */
    public double depth;
    /** Occlusion of the point, 0 to about 0.5. */
    public double hollow;
    /** Diffuse light from the key light, -1 to 1. */
    public double key;
    /** Specular reflection of the key light towards the viewer, -1 to 1. */
    public double mirror;
}
