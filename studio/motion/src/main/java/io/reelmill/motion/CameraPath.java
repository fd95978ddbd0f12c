package io.reelmill.motion;

import io.reelmill.motion.message.TimedCard;
import io.reelmill.motion.stage.CardArea;
import io.reelmill.motion.stage.Ease;
import java.util.List;

/** The path of the camera: from card to card over one large background, or fixed at a quality level without camera. */
final class CameraPath {

    /** Camera position in pixels from the first card, and zoom. */
    record View(double x, double y, double zoom) {}

    private static final double TRAVEL = 0.62;
    private static final double[][] WAYS = {{1, 0}, {0, 1}, {0.9, 0.5}, {-1, 0}, {0, -1}, {-0.9, 0.5}};

    private final CardArea stage;
    private final List<TimedCard> beats;
    private final double[][] places;

    CameraPath(CardArea stage, List<TimedCard> beats) {
        this.stage = stage;
        this.beats = beats;
        this.places = new double[beats.size()][2];
        int last = -1;
        for (int i = 1; i < places.length; i++) {
            int way = stage.pick(31 + i, WAYS.length);
            way = way == last || opposite(way, last) ? (way + 1) % WAYS.length : way;
            way = opposite(way, last) ? (way + 1) % WAYS.length : way;
            places[i][0] = places[i - 1][0] + WAYS[way][0] * stage.width() * 1.08;
            places[i][1] = places[i - 1][1] + WAYS[way][1] * stage.height() * 1.02;
            last = way;
        }
    }

    private static boolean opposite(int way, int last) {
        return last >= 0 && WAYS[way][0] == -WAYS[last][0] && WAYS[way][1] == -WAYS[last][1];
    }

    /** Position of a card in pixels from the first one. */
    double x(int beat) {
        return stage.rich() ? places[beat][0] : 0;
    }

    double y(int beat) {
        return stage.rich() ? places[beat][1] : 0;
    }

    View at(double t) {
        if (!stage.rich()) {
            return new View(0, 0, 1);
        }
        double x = 0;
        double y = 0;
        double away = 0;
        for (int i = 1; i < places.length; i++) {
            double p = Ease.at(t, beats.get(i).from() - TRAVEL * 0.62, TRAVEL);
            double e = Ease.inOut(p);
            x += (places[i][0] - places[i - 1][0]) * e;
            y += (places[i][1] - places[i - 1][1]) * e;
            away += Math.sin(Math.PI * p) * 0.08;
        }
        double from = beats.get(0).from();
        double length = Math.max(1, beats.get(beats.size() - 1).to() - from);
        double near = 0.985 + 0.03 * Ease.at(t, from, length);
        return new View(x, y, near - away);
    }
}
