package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.ContractJson;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One field of the render request: everything that is known of it, in one place. Immutable; the {@code with}-like methods
 * answer a changed copy and are meant to be chained in the declaration.
 *
 * @param <T> what the field is read as
 */
public final class Parameter<T> {

    /** The JSON shape of a field. */
    public enum Type {
        TEXT,
        URL,
        /** Text out of {@link Parameter#allowed()}. */
        CHOICE,
        NUMBER,
        INTEGER,
        /** A number, or text out of {@link Parameter#allowed()}. */
        NUMBER_OR_CHOICE,
        BOOLEAN,
        OBJECT,
        /** Texts, {@linkplain Parameter#isOfUrls() addresses}, or objects of {@link Parameter#fields()} where there are any. */
        LIST,
        /** Whatever the client likes. */
        ANY
    }

    /**
     * Another name under which a field may be sent.
     *
     * @param path dotted, from the top of the request
     * @param inverted whether its boolean means the opposite ({@code disableCaptions})
     * @param workflows where it counts; empty for everywhere
     */
    public record Alias(String path, boolean inverted, Set<Workflow> workflows) {}

    private final String path;
    private final List<String> names;
    private final Type type;
    private final Function<JsonNode, T> reader;
    private JsonNode fallback;
    private Map<Workflow, JsonNode> workflowFallbacks = new EnumMap<>(Workflow.class);
    private Double least;
    private Double most;
    private List<String> allowed = List.of();
    private Map<String, String> synonyms = Map.of();
    private List<Parameter<?>> fields = List.of();
    private boolean open = true;
    private boolean urls;
    private Integer maxItems;
    private boolean required;
    private Pattern pattern;
    private String form = "";
    private List<Alias> aliases = List.of();
    private Set<Workflow> workflows = Set.of();
    private String meaning = "";

    private Parameter(String path, Type type, Function<JsonNode, T> reader) {
        this.path = path;
        this.names = List.of(path.split("\\."));
        this.type = type;
        this.reader = reader;
    }

    public static Parameter<String> text(String path) {
        return new Parameter<>(path, Type.TEXT, JsonNode::asText);
    }

    /** An http(s) address; a bare domain gets {@code https://} before it. */
    public static Parameter<String> url(String path) {
        return new Parameter<>(path, Type.URL, JsonNode::asText);
    }

    public static Parameter<String> choice(String path, String... allowed) {
        Parameter<String> parameter = new Parameter<>(path, Type.CHOICE, JsonNode::asText);
        parameter.allowed = List.of(allowed);
        return parameter;
    }

    public static Parameter<Double> number(String path) {
        return new Parameter<>(path, Type.NUMBER, JsonNode::asDouble);
    }

    public static Parameter<Integer> integer(String path) {
        return new Parameter<>(path, Type.INTEGER, JsonNode::asInt);
    }

    /** A number or one of the given words; read as the JSON it is. */
    public static Parameter<JsonNode> numberOr(String path, String... allowed) {
        Parameter<JsonNode> parameter = new Parameter<>(path, Type.NUMBER_OR_CHOICE, Function.identity());
        parameter.allowed = List.of(allowed);
        return parameter;
    }

    public static Parameter<Boolean> bool(String path) {
        return new Parameter<>(path, Type.BOOLEAN, JsonNode::asBoolean);
    }

    public static Parameter<JsonNode> object(String path) {
        return new Parameter<>(path, Type.OBJECT, Function.identity());
    }

    public static Parameter<JsonNode> list(String path) {
        return new Parameter<>(path, Type.LIST, Function.identity());
    }

    /** A list of http(s) addresses. */
    public static Parameter<JsonNode> urls(String path) {
        Parameter<JsonNode> parameter = list(path);
        parameter.urls = true;
        return parameter;
    }

    public static Parameter<JsonNode> any(String path) {
        return new Parameter<>(path, Type.ANY, Function.identity());
    }

    public Parameter<T> defaultsTo(Object value) {
        Parameter<T> copy = copy();
        copy.fallback = ContractJson.mapper().valueToTree(value);
        return copy;
    }

    /** A default that differs for some workflows. */
    public Parameter<T> defaultsTo(Object value, Workflow... in) {
        Parameter<T> copy = copy();
        for (Workflow workflow : in) {
            copy.workflowFallbacks.put(workflow, ContractJson.mapper().valueToTree(value));
        }
        return copy;
    }

    /** Both bounds belong to the range. */
    public Parameter<T> between(double least, double most) {
        Parameter<T> copy = copy();
        copy.least = least;
        copy.most = most;
        return copy;
    }

    public Parameter<T> atLeast(double least) {
        Parameter<T> copy = copy();
        copy.least = least;
        return copy;
    }

    /** Another spelling of an allowed value. */
    public Parameter<T> synonym(String other, String value) {
        Parameter<T> copy = copy();
        Map<String, String> all = new LinkedHashMap<>(synonyms);
        all.put(other, value);
        copy.synonyms = Collections.unmodifiableMap(all);
        return copy;
    }

    /** What is inside an object, or inside each object of a list; the paths count from there. Others are ignored with a warning. */
    public Parameter<T> fields(Parameter<?>... inside) {
        Parameter<T> copy = copy();
        copy.fields = List.of(inside);
        copy.open = false;
        return copy;
    }

    /** As {@link #fields}, but anything else may be in there too and is kept. */
    public Parameter<T> openFields(Parameter<?>... inside) {
        Parameter<T> copy = fields(inside);
        copy.open = true;
        return copy;
    }

    /** The most items that a list may have. */
    public Parameter<T> maxItems(int most) {
        Parameter<T> copy = copy();
        copy.maxItems = most;
        return copy;
    }

    /** A field that its object cannot be without. */
    public Parameter<T> required() {
        Parameter<T> copy = copy();
        copy.required = true;
        return copy;
    }

    /** A form that text must have; {@code words} completes the sentence "must be …". */
    public Parameter<T> matching(String regex, String words) {
        Parameter<T> copy = copy();
        copy.pattern = Pattern.compile(regex);
        copy.form = words;
        return copy;
    }

    /** All names of this field again under another block: {@code audio.trackName} for {@code music.trackName}. */
    public Parameter<T> alsoInBlock(String other) {
        String block = path.substring(0, path.indexOf('.') + 1);
        Stream<String> names = Stream.concat(Stream.of(path), aliases.stream().map(Alias::path));
        return alias(names.filter(name -> name.startsWith(block))
                .map(name -> other + "." + name.substring(block.length()))
                .toArray(String[]::new));
    }

    /** Further names, in the order in which they are looked for. */
    public Parameter<T> alias(String... paths) {
        return withAliases(false, Set.of(), paths);
    }

    /** A name whose boolean means the opposite. */
    public Parameter<T> invertedAlias(String... paths) {
        return withAliases(true, Set.of(), paths);
    }

    /** Names that stand for this field in some workflows only ({@code input}). */
    public Parameter<T> aliasIn(Set<Workflow> in, String... paths) {
        return withAliases(false, in, paths);
    }

    /** The workflows that use this field; others accept and ignore it. */
    public Parameter<T> in(Workflow... workflows) {
        Parameter<T> copy = copy();
        copy.workflows = Set.of(workflows);
        return copy;
    }

    public Parameter<T> meaning(String sentence) {
        Parameter<T> copy = copy();
        copy.meaning = sentence;
        return copy;
    }

    /** Dotted, from the top of the request: {@code voice.speed}. */
    public String path() {
        return path;
    }

    /** The parts of the path. */
    List<String> names() {
        return names;
    }

    public Type type() {
        return type;
    }

    /** The value that is used where the client gives none. */
    public Optional<JsonNode> defaultIn(Workflow workflow) {
        return Optional.ofNullable(workflowFallbacks.getOrDefault(workflow, fallback));
    }

    /** The default of workflows that have none of their own. */
    public Optional<JsonNode> commonDefault() {
        return Optional.ofNullable(fallback);
    }

    public Map<Workflow, JsonNode> workflowDefaults() {
        return Map.copyOf(workflowFallbacks);
    }

    public Optional<Double> least() {
        return Optional.ofNullable(least);
    }

    public Optional<Double> most() {
        return Optional.ofNullable(most);
    }

    public List<String> allowed() {
        return allowed;
    }

    /** Other spellings of allowed values. */
    public Map<String, String> synonyms() {
        return synonyms;
    }

    /** What is known of the inside of an object, or of a list's objects. */
    public List<Parameter<?>> fields() {
        return fields;
    }

    /** Whether the inside may have more than {@link #fields()}. */
    public boolean isOpen() {
        return open;
    }

    /** Whether the items of a list are addresses. */
    public boolean isOfUrls() {
        return urls;
    }

    /** The most items that a list may have; empty where only the size of the body limits it. */
    public Optional<Integer> maxItems() {
        return Optional.ofNullable(maxItems);
    }

    /** Whether the object around it needs it. */
    public boolean isRequired() {
        return required;
    }

    /** The form that text must have. */
    public Optional<Pattern> pattern() {
        return Optional.ofNullable(pattern);
    }

    /** The form in words: "a language code such as en". */
    public String form() {
        return form;
    }

    public List<Alias> aliases() {
        return aliases;
    }

    /** Where the field counts; empty for everywhere. */
    public Set<Workflow> workflows() {
        return workflows;
    }

    public String meaning() {
        return meaning;
    }

    T read(JsonNode node) {
        return reader.apply(node);
    }

    private Parameter<T> withAliases(boolean inverted, Set<Workflow> in, String... paths) {
        Parameter<T> copy = copy();
        List<Alias> all = new ArrayList<>(aliases);
        for (String p : paths) {
            all.add(new Alias(p, inverted, in));
        }
        copy.aliases = List.copyOf(all);
        return copy;
    }

    private Parameter<T> copy() {
        Parameter<T> copy = new Parameter<>(path, type, reader);
        copy.fallback = fallback;
        copy.workflowFallbacks = new EnumMap<>(workflowFallbacks);
        copy.least = least;
        copy.most = most;
        copy.allowed = allowed;
        copy.synonyms = synonyms;
        copy.fields = fields;
        copy.open = open;
        copy.urls = urls;
        copy.maxItems = maxItems;
        copy.required = required;
        copy.pattern = pattern;
        copy.form = form;
        copy.aliases = aliases;
        copy.workflows = workflows;
        copy.meaning = meaning;
        return copy;
    }
}
