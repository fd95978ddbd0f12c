package io.reelmill.speech;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import marytts.datatypes.MaryData;
import marytts.datatypes.MaryXML;
import marytts.features.FeatureProcessorManager;
import marytts.features.FeatureRegistry;
import marytts.features.TargetFeatureComputer;
import marytts.htsengine.HMMData;
import marytts.htsengine.HMMVoice;
import marytts.htsengine.HTSPStream;
import marytts.htsengine.HTSParameterGeneration;
import marytts.htsengine.HTSUttModel;
import marytts.language.en.PronunciationModel;
import marytts.language.en.Prosody;
import marytts.modules.HTSEngine;
import marytts.modules.InternalModule;
import marytts.modules.JPhonemiser;
import marytts.modules.TargetFeatureLister;
import marytts.modules.synthesis.HMMSynthesizer;
import marytts.modules.synthesis.Voice;
import marytts.server.MaryProperties;
import marytts.unitselection.select.Target;
import opennlp.tools.postag.POSModel;
import opennlp.tools.postag.POSTaggerME;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * The MaryTTS modules that turn words into sound, driven one by one. The server around them (tokenizer, number
 * expansion, markup readers, effects, a dozen libraries) is left out: what is said and where it pauses is decided before,
 * and the realised duration of every phone comes out with the sound. Not thread-safe; what it has decided becomes sound in any
 * thread ({@link VoicedTracks}).
 */
final class MaryEngine {

    /** Samples a second of the voice. */
    static final int RATE = 48_000;

    private static final String VOICE = "cmu-slt-hsmm";

    private final POSTaggerME tagger;
    private final Pronunciation pronunciation;
    private final List<InternalModule> frontEnd;
    private final TargetFeatureLister lister = new TargetFeatureLister();
    private final Models models = new Models();
    private final HMMVoice voice;
    /** Of the all-pass that warps the voice's spectra. */
    private final double warp;

    MaryEngine() throws Exception {
        FeatureRegistry.setFeatureProcessorManager(Locale.US, new FeatureProcessorManager(Locale.US));
        try (InputStream model = MaryProperties.needStream("en.pos.model")) {
            tagger = new POSTaggerME(new POSModel(model));
        }
        JPhonemiser phonemiser = new JPhonemiser("en_US.");
        pronunciation = new Pronunciation((word, pos) -> phonemiser.phonemise(word, pos, new StringBuilder()));
        frontEnd = List.of(phonemiser, new Prosody(), new PronunciationModel());
        for (InternalModule module : frontEnd) {
            module.startup();
        }
        lister.startup();
        voice = new HMMVoice(VOICE, new HMMSynthesizer());
        Voice.registerVoice(voice);
        voice.getHMMData().setBeta(0.15);
        warp = voice.getHMMData().getAlpha();
    }

    /**
     * Decides how one sentence is spoken.
     *
     * @param marks words in order, and the punctuation that shapes their melody
     * @param tune that the sentence ends with
     * @param pace 0.5 to 2, the voice's own at 1
     * @param range width of the melody, 1 as the voice is
     * @param manner of which pitch and tract are heeded here
     */
    VoicedTracks plan(List<Mark> marks, PhraseContour tune, double pace, double range, VoiceAdjustment manner)
            throws Exception {
        Document document = document(marks);
        for (InternalModule module : frontEnd) {
            check();
            MaryData data = new MaryData(module.getInputType(), Locale.US);
            data.setDocument(document);
            data.setDefaultVoice(voice);
            document = module.process(data).getDocument();
        }
        HMMData settings = voice.getHMMData();
        settings.setDurationScale(1 / pace);
        settings.setAlpha(warped(manner.tract()));
        List<Segment> segments = segments(document, marks, pace);
        List<Element> elements =
                new ArrayList<>(segments.stream().map(Segment::element).toList());
        String features = settings.getFeatureDefinition().getFeatureNames();
        settings.setUseAcousticModels(true);
        TargetFeatureComputer computer = FeatureRegistry.getTargetFeatureComputer(voice, features);
        check();
        HTSUttModel utterance = models.of(lister.getListTargetFeatures(computer, elements), elements, settings);
        HTSParameterGeneration parameters = new HTSParameterGeneration();
        // Else the melody is taken from the elements, which have none, and the voice whispers.
        settings.setUseAcousticModels(false);
        parameters.htsMaximumLikelihoodParameterGeneration(utterance, settings);
        sing(parameters, PhraseFinder.of(segments, utterance, tune), range, manner.pitch());
        check();
        return new VoicedTracks(parameters, settings, spans(segments, utterance, settings.getFperiod(), marks.size()));
    }

    /** The steps of MaryTTS cannot be interrupted: between them one can stop. */
    static void check() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    /** Gives the vocoder the melody that it is to follow as it stands. */
    private void sing(
            HTSParameterGeneration parameters, List<PitchContour.Phrase> phrases, double range, double pitch) {
        HMMData settings = voice.getHMMData();
        settings.setF0Std(1);
        settings.setF0Mean(0);
        HTSPStream track = parameters.getlf0Pst();
        double[] logHertz = new double[track.getT()];
        for (int i = 0; i < logHertz.length; i++) {
            logHertz[i] = track.getPar(i, 0);
        }
        PitchContour melody = new PitchContour(
                logHertz, parameters.getVoicedArray(), (double) settings.getFperiod() / settings.getRate());
        melody.follow(phrases);
        double[] sung = melody.logHertz(range, pitch);
        for (int i = 0; i < sung.length; i++) {
            track.setPar(i, 0, sung[i]);
        }
    }

    /**
     * Spectra that are unwarped by another all-pass than they were warped by have all their formants moved, at low
     * frequencies by the quotient of the two slopes, (1 + a) / (1 - a).
     */
    private double warped(double tract) {
        double slope = (1 + warp) / (1 - warp) / tract;
        return (slope - 1) / (slope + 1);
    }

    /** A word to say, or a punctuation mark. */
    record Mark(String text, boolean word, double rest, String phones) {
        static Mark word(String text, String phones) {
            return new Mark(text, true, 0, phones);
        }

        static Mark rest(String punctuation, double seconds) {
            return new Mark(punctuation, false, seconds, "");
        }
    }

    /**
     * A spoken sentence.
     *
     * @param spans first and last sample of each mark; null where the mark has no sound
     */
    @SuppressWarnings("ArrayRecordComponent")
    record Utterance(double[] sound, int[][] spans) {}

    /** @param mark that it belongs to, -1 for a rest */
    record Segment(Element element, int mark) {}

    private Document document(List<Mark> marks) {
        String[] partsOfSpeech = tagger.tag(marks.stream().map(Mark::text).toArray(String[]::new));
        Document document = MaryXML.newDocument();
        document.getDocumentElement().setAttribute("xml:lang", "en-US");
        Element paragraph = MaryXML.appendChildElement(document.getDocumentElement(), MaryXML.PARAGRAPH);
        Element sentence = MaryXML.appendChildElement(paragraph, MaryXML.SENTENCE);
        for (int i = 0; i < marks.size(); i++) {
            Element token = MaryXML.appendChildElement(sentence, MaryXML.TOKEN);
            token.setTextContent(marks.get(i).text());
            token.setAttribute("mark", Integer.toString(i));
            token.setAttribute("pos", marks.get(i).word() ? partsOfSpeech[i] : ".");
            String next = i + 1 < marks.size() ? marks.get(i + 1).text() : "";
            String phones = marks.get(i).phones().isEmpty() && marks.get(i).word()
                    ? pronunciation.of(marks.get(i).text(), partsOfSpeech[i], next)
                    : marks.get(i).phones();
            if (!phones.isEmpty()) {
                token.setAttribute("ph", phones);
            }
        }
        return document;
    }

    private static List<Segment> segments(Document document, List<Mark> marks, double pace) {
        List<Segment> segments = new ArrayList<>();
        NodeList all = document.getElementsByTagName("*");
        int mark = -1;
        for (int i = 0; i < all.getLength(); i++) {
            Element element = (Element) all.item(i);
            switch (element.getTagName()) {
                case MaryXML.TOKEN -> mark = Integer.parseInt(element.getAttribute("mark"));
                case MaryXML.PHONE -> segments.add(new Segment(element, mark));
                case MaryXML.BOUNDARY -> {
                    if (segments.isEmpty() || segments.get(segments.size() - 1).mark() < 0) {
                        break;
                    }
                    double rest = marks.get(mark).rest();
                    boolean last = nextPhone(all, i) == null;
                    if (rest > 0 || last) {
                        double seconds = last ? 0.06 : rest / Math.sqrt(pace);
                        element.setAttribute("duration", Long.toString(Math.round(seconds * 1000)));
                        segments.add(new Segment(element, -1));
                    }
                }
                default -> {}
            }
        }
        return segments;
    }

    private static Node nextPhone(NodeList all, int from) {
        for (int i = from + 1; i < all.getLength(); i++) {
            if (all.item(i).getNodeName().equals(MaryXML.PHONE)) {
                return all.item(i);
            }
        }
        return null;
    }

    private static int[][] spans(List<Segment> segments, HTSUttModel utterance, int samplesPerFrame, int marks) {
        int[][] spans = new int[marks][];
        int at = 0;
        for (int i = 0; i < segments.size(); i++) {
            int end = at + utterance.getUttModel(i).getTotalDur() * samplesPerFrame;
            int mark = segments.get(i).mark();
            if (mark >= 0) {
                spans[mark] = new int[] {spans[mark] == null ? at : spans[mark][0], end};
            }
            at = end;
        }
        return spans;
    }

    /** Opens the step that MaryTTS keeps to its subclasses: from phones in context to models with durations. */
    private static final class Models extends HTSEngine {
        HTSUttModel of(List<Target> targets, List<Element> elements, HMMData settings) throws Exception {
            // Durations from the voice first: given elements without them, MaryTTS counts each phone twice.
            HTSUttModel free = processTargetList(targets, null, settings);
            double frameMillis = 1000.0 * settings.getFperiod() / settings.getRate();
            for (int i = 0; i < elements.size(); i++) {
                if (elements.get(i).getTagName().equals(MaryXML.PHONE)) {
                    elements.get(i)
                            .setAttribute(
                                    "d", Double.toString(free.getUttModel(i).getTotalDur() * frameMillis));
                }
            }
            return processTargetList(targets, elements, settings);
        }
    }
}
