package io.reelmill.illustrator.idea;

import java.util.List;
import java.util.Set;

/** Words that are never drawn, though they match a thing. */
public final class Stopwords {
    private static final Set<String> ALL =
            Set.copyOf(List.of(("a an the and or but nor so yet for of to in on at by with from into onto over under"
                            + " about as than then if else when while where who whom whose which what how that this these those"
                            + " there here it its i me my we us our you your he him his she her they them their is am are was were"
                            + " be been being do does did done doing have has had having will would shall should can could may"
                            + " might must not no none any some many much more most less least few lot lots every each all both"
                            + " either neither one two three four five six seven eight nine ten hundred thousand million billion"
                            + " first last next once twice again also too very just only even still ever never always often"
                            + " sometimes maybe perhaps like such same other another else own able let lets get gets got getting"
                            + " go goes going went gone come comes came make makes made making take takes took taken give gives"
                            + " gave given put puts set sets keep keeps kept thing things stuff way ways back up down out off away"
                            + " around through across between because until unless though although however actually really simply"
                            + " literally basically almost nearly well right left mean means kind sort bit use uses used using"
                            + " need needs needed want wants wanted become becomes became turn turns turned say says said tell"
                            + " tells told call called calls saw seen look looks looked show shows shown during after before since"
                            + " within without against per via dont doesnt didnt isnt arent wasnt werent cant couldnt wont wouldnt"
                            + " shouldnt youre theyre were im ive weve youve theyve thats whats heres theres lets saying leaves"
                            + " leaving second spring springs fall falls fell play plays played playing hand hands kill kills rate"
                            + " rates pack packs thanks thank please place places why ran-out run-out runs-out running-out"
                            + " thank-you thanks-to light-years turned-off turn-off now soon later ago early late already almost"
                            + " today tonight tomorrow yesterday here nobody somebody anybody everybody someone anyone everyone"
                            + " everything nothing something anything need needed both few half live lives lived living past along"
                            + " among above below beyond toward towards upon behind beside besides despite inside outside mister")
                    .split(" ")));

    private Stopwords() {}

    /** Whether the word, in lower case, says nothing that could be drawn. */
    public static boolean has(String word) {
        return ALL.contains(word) || word.length() < 2;
    }
}
