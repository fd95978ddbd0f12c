package io.reelmill.speech.piper;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.io.IOException;
import java.nio.FloatBuffer;
import java.nio.LongBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A loaded model. Several threads may use it at the same time. */
final class PiperModel implements AutoCloseable {

    private static final String INPUT = "input";
    private static final String LENGTHS = "input_lengths";
    private static final String SCALES = "scales";
    private static final String SPEAKER = "sid";

    private final OrtEnvironment runtime = OrtEnvironment.getEnvironment();
    private final OrtSession session;
    private final Optional<String> durations;
    private final String sound;

    /**
     * Loads it.
     *
     * @throws IOException when the file cannot be read, or is no such model
     */
    PiperModel(Path file) throws IOException {
        byte[] model = Files.readAllBytes(file);
        durations = DurationOutput.find(model);
        try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
            // Sentences are spoken beside each other, and beside pictures that are drawn.
            options.setIntraOpNumThreads(1);
            session = runtime.createSession(
                    durations.map(name -> DurationOutput.addTo(model, name)).orElse(model), options);
        } catch (OrtException e) {
            throw new IOException(file.getFileName() + " is no model that can be run: " + e.getMessage(), e);
        }
        Set<String> inputs = session.getInputNames();
        if (!inputs.containsAll(Set.of(INPUT, LENGTHS, SCALES))) {
            close();
            throw new IOException(file.getFileName() + " is no voice in Piper's format: its inputs are " + inputs);
        }
        sound = session.getOutputNames().iterator().next();
    }

    /**
     * Speaks.
     *
     * @param ids at least one
     * @param speaker number, ignored by a model of one speaker
     * @throws IOException when the model fails
     */
    Utterance speak(long[] ids, float noise, float length, float rhythmNoise, long speaker) throws IOException {
        Map<String, OnnxTensor> inputs = new HashMap<>();
        try {
            inputs.put(INPUT, OnnxTensor.createTensor(runtime, LongBuffer.wrap(ids), new long[] {1, ids.length}));
            inputs.put(LENGTHS, longs(ids.length));
            inputs.put(
                    SCALES,
                    OnnxTensor.createTensor(
                            runtime, FloatBuffer.wrap(new float[] {noise, length, rhythmNoise}), new long[] {3}));
            if (session.getInputNames().contains(SPEAKER)) {
                inputs.put(SPEAKER, longs(speaker));
            }
            try (OrtSession.Result result = session.run(inputs)) {
                return new Utterance(floats(result, sound), lasting(result, ids.length));
            }
        } catch (OrtException e) {
            throw new IOException("a neural voice failed: " + e.getMessage(), e);
        } finally {
            inputs.values().forEach(OnnxTensor::close);
        }
    }

    private OnnxTensor longs(long value) throws OrtException {
        return OnnxTensor.createTensor(runtime, LongBuffer.wrap(new long[] {value}), new long[] {1});
    }

    private float[] lasting(OrtSession.Result result, int ids) throws OrtException, IOException {
        if (durations.isPresent()) {
            float[] told = floats(result, durations.get());
            if (told.length == ids) {
                return told;
            }
        }
        return new float[0];
    }

    private static float[] floats(OrtSession.Result result, String name) throws OrtException, IOException {
        if (result.get(name).orElseThrow() instanceof OnnxTensor tensor && tensor.getFloatBuffer() != null) {
            float[] floats = new float[tensor.getFloatBuffer().remaining()];
            tensor.getFloatBuffer().get(floats);
            return floats;
        }
        throw new IOException("a neural voice answers with no numbers");
    }

    @Override
    public void close() {
        try {
            session.close();
        } catch (OrtException e) {
            throw new IllegalStateException("a session that is open can be closed", e);
        }
    }

    /**
     * What was spoken.
     *
     * @param samples -1 to 1
     * @param durations of each id, in units of the model; empty when it does not tell
     */
    @SuppressWarnings("ArrayRecordComponent") // read once, never compared
    record Utterance(float[] samples, float[] durations) {

        /** Where the sound of each id begins, samples; one more for the end. Even where the model does not tell. */
        double[] places(int ids) {
            double[] places = new double[ids + 1];
            for (int i = 0; i < ids; i++) {
                places[i + 1] = places[i] + (durations.length == 0 ? 1 : durations[i]);
            }
            double scale = places[ids] == 0 ? 0 : samples.length / places[ids];
            for (int i = 0; i <= ids; i++) {
                places[i] *= scale;
            }
            return places;
        }
    }
}
