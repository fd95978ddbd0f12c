package io.reelmill.render.composition;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.render.visuals.Visual;
import java.util.List;
import org.junit.jupiter.api.Test;

class VisualSelectionTest {

    private static final Material MOTORCYCLE = picture("motorcycle");
    private static final Material COFFEE = picture("coffee");
    private static final Material UNTITLED = picture("");

    @Test
    void shouldNameTheProvidedItemsThatAreNotShown() {
        List<Visual> visuals = List.of(new Visual.Given(COFFEE, 0, "", false), new Visual.Drawn());

        assertThat(VisualSelection.unseen(List.of(MOTORCYCLE, COFFEE, UNTITLED), visuals))
                .hasValue("media.provided: not shown, as the film has 2 pictures: no. 1 (motorcycle), no. 3");
    }

    @Test
    void shouldSayNothingWhereAllAreShown() {
        assertThat(VisualSelection.unseen(List.of(COFFEE), List.of(new Visual.Given(COFFEE, 0, "", false))))
                .isEmpty();
    }

    private static Material picture(String title) {
        return new Material(title, Kind.IMAGE, title + ".png", null, 640, 480, 0, 0, false);
    }
}
