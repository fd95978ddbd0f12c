package io.reelmill.speech.piper;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * A model in Piper's format that hums: each id lasts as long as {@link #UNITS} says, of {@link #HOP} samples a unit. Written here
 * byte by byte, because voices that speak are too large to be kept.
 */
final class TinyVoice {

    static final int RATE = 22_050;
    static final int HOP = 256;
    /** Of every phoneme; the marks of begin and end and the pads last one. */
    static final int UNITS = 6;

    private static final int IDS = 256;
    private static final int FLOAT = 1;
    private static final int INT64 = 7;

    private TinyVoice() {}

    /** Writes {@code NAME.onnx} and its settings. */
    static void write(Path folder, String name, String settings, boolean tellsDurations) throws IOException {
        Files.write(folder.resolve(name + ".onnx"), model(tellsDurations));
        Files.writeString(folder.resolve(name + ".onnx.json"), settings);
    }

    /** Settings of a model that reads letters. */
    static String letters(String language) {
        StringBuilder map = new StringBuilder("\"_\":[0],\"^\":[1],\"$\":[2],\" \":[3],\".\":[4],\",\":[5]");
        for (char c = 'a'; c <= 'z'; c++) {
            map.append(",\"").append(c).append("\":[").append(10 + c - 'a').append(']');
        }
        return settings(language, "\"phoneme_type\":\"text\"", map.toString());
    }

    /** Settings of a model that reads the phonemes of English. */
    static String phonemes(String language) {
        StringBuilder map = new StringBuilder("\"_\":[0],\"^\":[1],\"$\":[2],\" \":[3],\".\":[4],\",\":[5]");
        int id = 10;
        for (char c : "abdefhijklmnopstuvwzæðŋɐɑɔəɚɛɜɡɪɹʃʊʌʒθᵻˈˌː".toCharArray()) {
            map.append(",\"").append(c).append("\":[").append(id++).append(']');
        }
        return settings(language, "\"phoneme_type\":\"espeak\",\"espeak\":{\"voice\":\"en-us\"}", map.toString());
    }

    private static String settings(String language, String type, String map) {
        return "{\"audio\":{\"sample_rate\":" + RATE + "}," + type + ",\"language\":{\"code\":\"" + language
                + "\"},\"inference\":{\"noise_scale\":0.667,\"length_scale\":1,\"noise_w\":0.8},\"num_speakers\":1,"
                + "\"speaker_id_map\":{},\"phoneme_id_map\":{" + map + "}}";
    }

    private static byte[] model(boolean tellsDurations) {
        return message(model -> {
            model.number(1, 8);
            model.put(8, message(opset -> opset.number(2, 13)));
            model.put(7, graph(tellsDurations));
        });
    }

    private static byte[] graph(boolean tellsDurations) {
        return message(graph -> {
            graph.put(1, node("Gather", "units", "table", "input"));
            graph.put(1, node("Gather", "scale", "scales", "one"));
            graph.put(1, node("Mul", "scaled", "units", "scale"));
            graph.put(1, node(tellsDurations ? "Ceil" : "Floor", "whole", "scaled"));
            graph.put(1, node("ReduceSum", "total", new String[] {"whole"}, "keepdims", 0));
            graph.put(1, node("Mul", "length", "total", "hop"));
            graph.put(1, node("Cast", "count", new String[] {"length"}, "to", INT64));
            graph.put(1, node("Range", "places", "zero", "count", "one"));
            graph.put(1, node("Cast", "times", new String[] {"places"}, "to", FLOAT));
            graph.put(1, node("Mul", "phase", "times", "step"));
            graph.put(1, node("Cos", "hum", "phase"));
            graph.put(1, node("Reshape", "output", "hum", "shape"));
            graph.text(2, "hum");
            float[] units = new float[IDS];
            for (int i = 0; i < IDS; i++) {
                units[i] = i < 3 ? 1 : UNITS;
            }
            graph.put(5, floats("table", units, true));
            graph.put(5, floats("hop", new float[] {HOP}, false));
            graph.put(5, floats("step", new float[] {0.05f}, false));
            graph.put(5, longs("zero", false, 0));
            graph.put(5, longs("one", false, 1));
            graph.put(5, longs("shape", true, 1, 1, 1, -1));
            graph.put(11, value("input", INT64, 2));
            graph.put(11, value("input_lengths", INT64, 1));
            graph.put(11, value("scales", FLOAT, 1));
            graph.put(12, value("output", FLOAT, 4));
        });
    }

    private static byte[] node(String type, String output, String... inputs) {
        return node(type, output, inputs, "", 0);
    }

    private static byte[] node(String type, String output, String[] inputs, String attribute, int value) {
        return message(node -> {
            for (String input : inputs) {
                node.text(1, input);
            }
            node.text(2, output);
            node.text(4, type);
            if (!attribute.isEmpty()) {
                node.put(5, message(a -> {
                    a.text(1, attribute);
                    a.number(3, value);
                    a.number(20, 2);
                }));
            }
        });
    }

    private static byte[] value(String name, int type, int rank) {
        byte[] shape = message(s -> {
            for (int i = 0; i < rank; i++) {
                String size = name + i;
                s.put(1, message(d -> d.text(2, size)));
            }
        });
        byte[] tensor = message(t -> {
            t.number(1, type);
            t.put(2, shape);
        });
        return message(v -> {
            v.text(1, name);
            v.put(2, message(t -> t.put(1, tensor)));
        });
    }

    private static byte[] floats(String name, float[] values, boolean list) {
        ByteBuffer raw = ByteBuffer.allocate(4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
        for (float value : values) {
            raw.putFloat(value);
        }
        return tensor(name, FLOAT, list ? values.length : -1, raw.array());
    }

    private static byte[] longs(String name, boolean list, long... values) {
        ByteBuffer raw = ByteBuffer.allocate(8 * values.length).order(ByteOrder.LITTLE_ENDIAN);
        for (long value : values) {
            raw.putLong(value);
        }
        return tensor(name, INT64, list ? values.length : -1, raw.array());
    }

    private static byte[] tensor(String name, int type, int length, byte[] raw) {
        return message(t -> {
            if (length >= 0) {
                t.number(1, length);
            }
            t.number(2, type);
            t.text(8, name);
            t.put(9, raw);
        });
    }

    private static byte[] message(Consumer<Message> content) {
        Message message = new Message();
        content.accept(message);
        return message.bytes.toByteArray();
    }

    /** A message of Protocol Buffers. */
    private static final class Message {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        void number(int field, long value) {
            varint((long) field << 3);
            varint(value);
        }

        void text(int field, String value) {
            put(field, value.getBytes(StandardCharsets.UTF_8));
        }

        void put(int field, byte[] content) {
            varint((long) field << 3 | 2);
            varint(content.length);
            bytes.writeBytes(content);
        }

        private void varint(long value) {
            long rest = value;
            while ((rest & ~0x7FL) != 0) {
                bytes.write((int) (rest & 0x7F | 0x80));
                rest >>>= 7;
            }
            bytes.write((int) rest);
        }
    }
}
