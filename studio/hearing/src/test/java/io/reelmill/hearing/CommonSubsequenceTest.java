package io.reelmill.hearing;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CommonSubsequenceTest {

    private static final List<String> VOCABULARY = List.of("a", "to", "the", "and", "house", "morning", "");

    private final Random random = new Random(17);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "the cat sat | the cat sat | 0 1 2",
                "the cat sat on the mat | cat on mat | -1 0 -1 1 -1 2",
                "one two three | four five | -1 -1 -1",
                "go go go | go | 0 -1 -1"
            })
    void shouldPairEqualWordsInOrder(String first, String second, String partners) {
        int[] found = CommonSubsequence.partners(List.of(first.split(" ")), List.of(second.split(" ")));

        assertThat(found)
                .containsExactly(List.of(partners.split(" ")).stream()
                        .mapToInt(Integer::parseInt)
                        .toArray());
    }

    @Test
    void shouldPairNothingWithNothing() {
        assertThat(CommonSubsequence.partners(List.of(), List.of("a"))).isEmpty();
        assertThat(CommonSubsequence.partners(List.of("a"), List.of())).containsExactly(-1);
    }

    @Test
    void shouldFindTheMostLettersThatTheWholeTableFinds() {
        for (int round = 0; round < 500; round++) {
            List<String> first = words(random.nextInt(25));
            List<String> second = words(random.nextInt(25));

            int[] partners = CommonSubsequence.partners(first, second);

            int letters = 0;
            int last = -1;
            for (int i = 0; i < partners.length; i++) {
                if (partners[i] >= 0) {
                    assertThat(partners[i]).isGreaterThan(last);
                    assertThat(second.get(partners[i])).isEqualTo(first.get(i));
                    last = partners[i];
                    letters += first.get(i).length();
                }
            }
            assertThat(letters).as("%s and %s", first, second).isEqualTo(byTable(first, second));
        }
    }

    /** Half an hour of words: the table would take 81 MB. */
    @Test
    void shouldNotNeedMemoryForAllPairs() {
        List<String> first = words(4_500);
        List<String> second = words(4_500);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();

        CommonSubsequence.partners(first, second);

        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(8 << 20);
    }

    private List<String> words(int count) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            words.add(VOCABULARY.get(random.nextInt(VOCABULARY.size())));
        }
        return words;
    }

    private static int byTable(List<String> first, List<String> second) {
        int[][] table = new int[first.size() + 1][second.size() + 1];
        for (int i = first.size() - 1; i >= 0; i--) {
            for (int j = second.size() - 1; j >= 0; j--) {
                table[i][j] = Math.max(table[i + 1][j], table[i][j + 1]);
                if (first.get(i).equals(second.get(j))) {
                    table[i][j] = Math.max(
                            table[i][j], table[i + 1][j + 1] + first.get(i).length());
                }
            }
        }
        return table[0][0];
    }
}
