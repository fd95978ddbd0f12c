package io.reelmill.writer;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What can be told of a product: the words of the prompt alone. */
final class ProductOutline {

    private ProductOutline() {}

    static void tell(Topic topic, String prompt, OutlineDraft draft) {
        AdPrompt product = AdPrompt.of(prompt, List.of());
        String name = product.name().equals("this") ? topic.phrase() : product.name();
        draft.name(name);
        String kind = kind(product, name, prompt);
        draft.open(EnglishForms.capital(kind.isEmpty() ? Outline.ended(name) : name + ": " + Outline.ended(kind)));
        draft.add(product.claims(), PromptSentences.WORTH);
        draft.add(product.proofs(), PromptSentences.WORTH);
        List<ScriptPoint> body = draft.body();
        if (body.isEmpty()) {
            draft.add(PromptSentences.after(prompt, topic), PromptSentences.WORTH);
        }
        if (!product.audience().isEmpty()
                && !body.isEmpty()
                && !body.get(body.size() - 1).text().contains(product.audience())) {
            draft.add(List.of("It is made for " + Outline.ended(product.audience())));
        }
        draft.close(product.calls());
        draft.answers(!body.isEmpty());
    }

    private static String kind(AdPrompt product, String name, String prompt) {
        Matcher described =
                Pattern.compile(Pattern.quote(name) + "\\s*:\\s*([^.!?]{5,90})").matcher(prompt);
        return product.kind().isEmpty() && described.find() ? described.group(1) : product.kind();
    }
}
