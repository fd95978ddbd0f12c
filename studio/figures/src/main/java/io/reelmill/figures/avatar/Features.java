package io.reelmill.figures.avatar;

import io.reelmill.figures.pixel.Field;
import io.reelmill.figures.pixel.HashNoise;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.figures.pixel.Rgb;

/**
 * Deforms the features of a face: the lips open along their line and show the mouth, the jaw follows, the eyes close
 * for a blink. Only the pixels around them are computed.
 */
final class Features {

    /** The widest opening, in half-widths of the mouth. */
    private static final double WIDEST = 0.78;

    private static final int DARK = 0xFF2A0E10;
    private static final int TEETH = 0xFFEDE6DA;
    private static final int TONGUE = 0xFFB4504E;

    private final Pixels still;
    private final Pixels posed;
    private final Face face;
    private final double cos;
    private final double sin;
    private final int dark;

    Features(Pixels still, Face face) {
        this.still = still;
        this.face = face;
        this.posed = new Pixels(still.width(), still.height(), still.argb().clone());
        this.cos = Math.cos(face.tilt());
        this.sin = Math.sin(face.tilt());
        int lip =
                Rgb.sample(still, (float) face.mouth().x(), (float) face.mouth().y());
        this.dark = Rgb.mix(DARK, lip, 0.15f);
    }

    /** The picture with a mouth shape and with lids closed by 0 to 1; the same array is returned each time. */
    Pixels pose(Viseme mouth, double lids) {
        part(mouth);
        for (Face.Eye eye : face.eyes()) {
            blink(eye, lids);
        }
        return posed;
    }

    private void part(Viseme v) {
        Face.Mouth m = face.mouth();
        double half = m.halfWidth();
        double reach = Math.max(half * 1.9, face.gap() * 1.15);
        int left = (int) Math.max(0, m.x() - reach);
        int right = (int) Math.min(still.width() - 1, m.x() + reach);
        int top = (int) Math.max(0, m.y() - face.gap() * 0.6);
        int bottom = (int) Math.min(still.height() - 1, m.y() + face.gap() * 1.9);
        double spread = 1 + (v.wide() > 0 ? 0.1 : 0.26) * v.wide() * Math.min(1, v.open() * 3);
        double height =
                WIDEST * Math.min(half, 0.42 * face.gap()) * v.open() * (v.wide() < 0 ? 1.05 : 1 - 0.3 * v.wide());
        Field.rows(bottom - top + 1, row -> {
            int y = top + row;
            for (int x = left; x <= right; x++) {
                double rx = x - m.x();
                double ry = y - m.y();
                posed.argb()[y * still.width() + x] =
                        height < 0.4 ? still.argb()[y * still.width() + x] : lip(rx, ry, spread, height, reach, v);
            }
        });
    }

    private int lip(double rx, double ry, double spread, double height, double reach, Viseme v) {
        Face.Mouth m = face.mouth();
        double u = rx * cos + ry * sin;
        double w = ry * cos - rx * sin;
        double edge = 1 - HashNoise.step(0.6, 1, Math.abs(u) / reach);
        double narrow = 1
                + (spread - 1)
                        * (1 - HashNoise.step(0.9, 1.8, Math.abs(u) / m.halfWidth()))
                        * (1 - HashNoise.step(0.1, 0.55, Math.abs(w) / face.gap()));
        double su = u / narrow;
        double across = su / m.halfWidth();
        double line = m.line(Math.max(-1.3, Math.min(1.3, across)));
        double lens = Math.abs(across) < 1 ? Math.pow(1 - across * across, 0.62) : 0;
        double up = 0.24 * height * lens;
        double down = 0.76 * height * lens;
        double d = w - line;
        double inside = Math.min(d + up, down - d);
        int outer = d < (down - up) / 2
                ? at(su, line + pulled(d + up, -up, face.gap() * 0.5))
                : at(su, line + dropped(d - down, down, 0.2 * height * edge));
        if (inside <= -0.8 || lens == 0) {
            return outer;
        }
        int shown = interior(across, (d + up) / Math.max(1, up + down), height, lens, v);
        return Rgb.mix(outer, shown, (float) Math.min(1, Math.min((inside + 0.8) / 1.6, (up + down) / 2)));
    }

    /**
     * Source position of a point {@code d} beyond the lip, when the lip and everything within reach moved by {@code
     * shift}.
     */
    private static double pulled(double d, double shift, double reach) {
        double far = Math.abs(d) / (reach - Math.abs(shift));
        double back = shift * HashNoise.step(0, 1, far);
        return d + back;
    }

    /** Below the mouth the lip is compressed over a short distance, and the jaw moves as a whole. */
    private double dropped(double d, double lip, double jaw) {
        double gap = face.gap();
        double more = Math.max(0, lip - jaw);
        double near = Math.max(0.42 * gap, 1.7 * more);
        double held = jaw <= 0 ? 1 : Math.min(1, lip / jaw);
        double along = held + (1 - held) * HashNoise.step(0, 0.4, d / gap);
        double moved = more * (1 - HashNoise.step(0, 1, d / near))
                + jaw * along * (1 - HashNoise.step(0.6, 1.75, (d + lip) / gap));
        return d + lip - moved;
    }

    private int at(double u, double w) {
        Face.Mouth m = face.mouth();
        return Rgb.sample(still, (float) (m.x() + u * cos - w * sin), (float) (m.y() + w * cos + u * sin));
    }

    /** The inside of the mouth: dark, teeth above, a tongue below, with a soft shadow. */
    private int interior(double across, double depth, double height, double lens, Viseme v) {
        double size = face.mouth().halfWidth();
        double teethEnd = 0.2 + 0.1 * Math.max(0, v.wide());
        double teeth = (1 - HashNoise.step(teethEnd - 0.08, teethEnd + 0.03, depth))
                * HashNoise.step(0.16, 0.5, height / size)
                * (1 - HashNoise.step(0.5, 0.86, Math.abs(across)));
        double tongue =
                HashNoise.step(0.62, 0.85, depth + 0.25 * (lens - 1)) * HashNoise.step(0.25, 0.6, height / size);
        float shadow = HashNoise.step(-0.05, 0.3, depth);
        int c = Rgb.mix(dark, TONGUE, (float) (0.75 * tongue));
        return Rgb.mix(c, Rgb.mix(0xFF8C7F78, TEETH, 0.4f + 0.6f * shadow), (float) (0.92 * teeth));
    }

    private void blink(Face.Eye eye, double lids) {
        int lashes = Rgb.mix(0xFF1A1210, Rgb.sample(still, (float) eye.x(), (float) eye.y()), 0.5f);
        double w = eye.halfWidth() * 1.7;
        double h = eye.halfHeight() * 2.1;
        double press = 1 - 0.9 * lids;
        double low = 0.45 * eye.halfHeight();
        for (int y = (int) Math.max(0, eye.y() - h * 1.3); y <= Math.min(still.height() - 1, eye.y() + h * 1.3); y++) {
            for (int x = (int) Math.max(0, eye.x() - w); x <= Math.min(still.width() - 1, eye.x() + w); x++) {
                double rx = x - eye.x();
                double ry = y - eye.y();
                double u = rx * cos + ry * sin;
                double side = 1 - HashNoise.step(0.62, 1, Math.abs(u) / w);
                double curve = 0.3 * lids * eye.halfHeight() * u * u / (w * w) * side;
                double d = ry * cos - rx * sin - low + curve;
                double here = 1 - (1 - press) * side;
                double open = eye.halfHeight() * (d < 0 ? 1.6 : 0.75);
                double shut = open * here;
                double far = d < 0 ? Math.max(open * 1.2, Math.min(h, 0.2 * face.gap())) : h;
                double from = Math.abs(d) < shut
                        ? d / here
                        : Math.abs(d) < far
                                ? Math.signum(d) * (open + (Math.abs(d) - shut) * (far - open) / (far - shut))
                                : d;
                if (lids < 0.01 || Math.abs(d) >= far) {
                    if (lids < 0.01) {
                        posed.argb()[y * still.width() + x] = still.argb()[y * still.width() + x];
                    }
                    continue;
                }
                double w2 = from + low - curve * Math.min(1, Math.abs(d) / far);
                int c = Rgb.sample(
                        still, (float) (eye.x() + u * cos - w2 * sin), (float) (eye.y() + w2 * cos + u * sin));
                double lash = (1 - HashNoise.step(0.7 * shut, 1.3 * shut + 0.5, Math.abs(d)))
                        * (1 - HashNoise.step(0.85, 1.1, Math.abs(u) / eye.halfWidth()));
                posed.argb()[y * still.width() + x] = Rgb.mix(c, lashes, (float) (0.8 * lash * lids * lids));
            }
        }
    }
}
