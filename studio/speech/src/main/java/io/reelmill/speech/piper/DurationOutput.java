package io.reelmill.speech.piper;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * Makes a model tell how long each phoneme lasts. The models predict it, round it up by the only {@code Ceil} of their graph, and
 * keep it to themselves. ONNX files are Protocol Buffers, where a message that comes twice is merged: a second graph that holds
 * nothing but one more output is appended.
 *
 * @see <a href="https://github.com/onnx/onnx/blob/main/onnx/onnx.proto">onnx.proto</a>
 */
final class DurationOutput {

    // Fields of ModelProto, GraphProto, NodeProto and ValueInfoProto.
    private static final int MODEL_GRAPH = 7;
    private static final int GRAPH_NODE = 1;
    private static final int GRAPH_OUTPUT = 12;
    private static final int NODE_OUTPUT = 2;
    private static final int NODE_TYPE = 4;
    private static final int VALUE_NAME = 1;

    private static final int LENGTH_DELIMITED = 2;

    private DurationOutput() {}

    /** Name of the tensor of lengths; empty when the model has none that can be told from others, or is none at all. */
    static Optional<String> find(byte[] model) {
        String found = null;
        Fields graph = new Fields(model, 0, model.length);
        while (graph.next()) {
            if (graph.number != MODEL_GRAPH) {
                continue;
            }
            Fields nodes = graph.inside();
            while (nodes.next()) {
                if (nodes.number != GRAPH_NODE) {
                    continue;
                }
                Optional<String> output = outputOfCeil(nodes.inside());
                if (output.isPresent() && found != null) {
                    return Optional.empty();
                }
                found = output.orElse(found);
            }
        }
        return Optional.ofNullable(found);
    }

    /** The same model with one more output, which must be the name of a tensor in it. */
    static byte[] addTo(byte[] model, String tensor) {
        byte[] value = field(VALUE_NAME, tensor.getBytes(StandardCharsets.UTF_8));
        byte[] graph = field(MODEL_GRAPH, field(GRAPH_OUTPUT, value));
        byte[] both = Arrays.copyOf(model, model.length + graph.length);
        System.arraycopy(graph, 0, both, model.length, graph.length);
        return both;
    }

    private static Optional<String> outputOfCeil(Fields node) {
        String output = "";
        boolean ceil = false;
        while (node.next()) {
            if (node.number == NODE_OUTPUT) {
                output = node.text();
            } else if (node.number == NODE_TYPE) {
                ceil = node.text().equals("Ceil");
            }
        }
        return ceil && !output.isEmpty() ? Optional.of(output) : Optional.empty();
    }

    private static byte[] field(int number, byte[] content) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(number << 3 | LENGTH_DELIMITED);
        int length = content.length;
        while (length > 0x7F) {
            out.write(length & 0x7F | 0x80);
            length >>>= 7;
        }
        out.write(length);
        out.writeBytes(content);
        return out.toByteArray();
    }

    /** The fields of a message, one after another. What is no message ends early. */
    private static final class Fields {
        private final byte[] bytes;
        private final int end;
        private int at;
        private int number;
        private int from;
        private int to;

        Fields(byte[] bytes, int from, int end) {
            this.bytes = bytes;
            this.at = from;
            this.end = end;
        }

        boolean next() {
            if (at >= end) {
                return false;
            }
            long tag = varint();
            number = (int) (tag >>> 3);
            switch ((int) (tag & 7)) {
                case 0 -> {
                    from = at;
                    varint();
                }
                case 1 -> take(8);
                case LENGTH_DELIMITED -> take(varint());
                case 5 -> take(4);
                default -> at = end + 1;
            }
            to = at;
            return at <= end;
        }

        Fields inside() {
            return new Fields(bytes, from, to);
        }

        String text() {
            return new String(bytes, from, to - from, StandardCharsets.UTF_8);
        }

        private void take(long length) {
            from = at;
            at = length < 0 || length > end - at ? end + 1 : at + (int) length;
        }

        private long varint() {
            long value = 0;
            for (int shift = 0; shift < 64 && at < end; shift += 7) {
                byte b = bytes[at++];
                value |= (long) (b & 0x7F) << shift;
                if (b >= 0) {
                    return value;
                }
            }
            return -1;
        }
    }
}
