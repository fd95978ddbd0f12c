package io.reelmill.speech;

import io.reelmill.speech.MaryEngine.Utterance;
import marytts.htsengine.HMMData;
import marytts.htsengine.HTSParameterGeneration;
import marytts.htsengine.HTSVocoder;

/**
 * Pitch, spectrum and voicing of a sentence, from which a vocoder makes its sound. It shares nothing with the engine that decided
 * them, so that several sentences can become sound at the same time: that is most of the work of speaking.
 */
final class VoicedTracks {

    private final HTSParameterGeneration tracks;
    private final HMMData settings;
    private final int[][] spans;

    /**
     * @param voice the engine's settings as they are for this sentence; copied
     * @param spans first and last sample of each mark; null where the mark has no sound
     */
    VoicedTracks(HTSParameterGeneration tracks, HMMData voice, int[][] spans) {
        this.tracks = tracks;
        this.settings = new VocoderSettings(voice);
        this.spans = spans;
    }

    /** Makes the sound. */
    Utterance sound() throws Exception {
        MaryEngine.check();
        double[] samples = new HTSVocoder()
                .htsMLSAVocoder(
                        tracks.getlf0Pst(),
                        tracks.getMcepPst(),
                        tracks.getStrPst(),
                        tracks.getMagPst(),
                        tracks.getVoicedArray(),
                        settings,
                        null);
        return new Utterance(samples, spans);
    }

    /** All that a vocoder asks of a voice. The engine changes its own settings for the next sentence. */
    private static final class VocoderSettings extends HMMData {

        private final double[][] mixFilters;

        VocoderSettings(HMMData voice) {
            mixFilters = voice.getMixFilters();
            setRate(voice.getRate());
            setFperiod(voice.getFperiod());
            setAlpha(voice.getAlpha());
            setBeta(voice.getBeta());
            setStage(voice.getStage());
            setUseLogGain(voice.getUseLogGain());
            setF0Std(voice.getF0Std());
            setF0Mean(voice.getF0Mean());
            setUseMixExc(voice.getUseMixExc());
            setUseFourierMag(voice.getUseFourierMag());
            // only asked whether they are there
            setPdfStrStream(voice.getPdfStrStream());
            setPdfMagStream(voice.getPdfMagStream());
            setNumFilters(voice.getNumFilters());
            setOrderFilters(voice.getOrderFilters());
        }

        @Override
        public double[][] getMixFilters() {
            return mixFilters;
        }
    }
}
