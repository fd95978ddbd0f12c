package io.reelmill.render.voice;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.speech.VoiceCloner;
import io.reelmill.providers.speech.VoiceCloner.Clone;
import io.reelmill.providers.speech.VoiceCloner.Sample;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/**
 * Who clones voices.
 *
 * @param makers those that make new ones, the preferred one first
 * @param others that are built in, and may have made some before
 */
public record Cloners(List<VoiceCloner> makers, List<VoiceCloner> others) {

    private static final Logger LOG = Logger.getLogger(Cloners.class);

    public Cloners {
        makers = List.copyOf(makers);
        others = List.copyOf(others);
    }

    /** A voice and who made it. */
    record Made(VoiceCloner cloner, Clone voice) {}

    /** Who made voices under a name. */
    public Optional<VoiceCloner> named(String name) {
        return Stream.concat(makers.stream(), others.stream())
                .filter(cloner -> cloner.name().equals(name))
                .findFirst();
    }

    /** Whether its voices are spoken without a service. */
    public boolean isBuiltIn(VoiceCloner cloner) {
        return others.contains(cloner);
    }

    /**
     * The voice of the first who makes it. There is no stand-in of another kind: a voice is kept, and one that resembles
     * less would stay so.
     *
     * @throws ProviderException INPUT when the recording is of no use, PASSING when nobody can make it now
     */
    Made make(Sample sample) {
        for (VoiceCloner cloner : makers) {
            try {
                return new Made(cloner, cloner.clone(sample));
            } catch (ProviderException e) {
                if (e.category() == Category.INPUT) {
                    throw e;
                }
                LOG.warnf("%s makes no voice: %s", cloner.name(), e.getMessage());
            }
        }
        throw new ProviderException(Category.PASSING, "nobody can make a voice at the moment");
    }
}
