package io.reelmill.contracts.pricing;

/**
 * One line of an estimate; {@code credits} is quantity times unit price.
 *
 * @param item machine word
 * @param label for a person
 */
public record Line(String item, String label, int quantity, String unit, int unitCredits, int credits) {

    static Line of(String item, String label, int quantity, String unit, int unitCredits) {
        return new Line(item, label, quantity, unit, unitCredits, Math.multiplyExact(quantity, unitCredits));
    }

    Line times(int outputs) {
        return of(item, label, Math.multiplyExact(quantity, outputs), unit, unitCredits);
    }
}
