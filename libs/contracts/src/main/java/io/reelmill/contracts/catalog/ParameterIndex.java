package io.reelmill.contracts.catalog;

import io.reelmill.contracts.catalog.Parameter.Alias;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The parameters of one kind of request by their names, aliases and blocks. */
final class ParameterIndex {

    private final List<Parameter<?>> parameters;
    private final Map<String, Parameter<?>> byPath = new LinkedHashMap<>();
    private final Map<String, List<Parameter<?>>> byAlias = new HashMap<>();
    /** Where the parameters of a name or an alias stand in the list. */
    private final Map<String, List<Integer>> numbers = new HashMap<>();

    private final Set<String> blocks = new TreeSet<>();
    private final NearNames names;

    ParameterIndex(List<Parameter<?>> parameters) {
        this.parameters = List.copyOf(parameters);
        for (int i = 0; i < parameters.size(); i++) {
            Parameter<?> parameter = parameters.get(i);
            byPath.put(parameter.path(), parameter);
            numbers.computeIfAbsent(parameter.path(), path -> new ArrayList<>()).add(i);
            for (Alias alias : parameter.aliases()) {
                byAlias.computeIfAbsent(alias.path(), path -> new ArrayList<>()).add(parameter);
                numbers.computeIfAbsent(alias.path(), path -> new ArrayList<>()).add(i);
            }
        }
        Stream.concat(byPath.keySet().stream(), byAlias.keySet().stream())
                .filter(path -> path.contains("."))
                .forEach(path -> blocks.add(path.substring(0, path.indexOf('.'))));
        names = new NearNames(Stream.of(byPath.keySet(), byAlias.keySet(), blocks)
                .flatMap(Set::stream)
                .toList());
    }

    /** All of them, in the order of their declaration. */
    List<Parameter<?>> parameters() {
        return parameters;
    }

    /** Those that have one of these names or aliases, in the order of their declaration. */
    List<Parameter<?>> named(Collection<String> sent) {
        BitSet found = new BitSet(parameters.size());
        for (String name : sent) {
            numbers.getOrDefault(name, List.of()).forEach(found::set);
        }
        return found.stream().<Parameter<?>>mapToObj(parameters::get).toList();
    }

    /** The parameter of this canonical path. */
    Optional<Parameter<?>> find(String path) {
        return Optional.ofNullable(byPath.get(path));
    }

    /** The parameter that has this alias; empty where none has, or where the workflow decides which of several is meant. */
    Optional<Parameter<?>> findAliased(String alias) {
        List<Parameter<?>> meant = byAlias.getOrDefault(alias, List.of());
        return meant.size() == 1 ? Optional.of(meant.get(0)) : Optional.empty();
    }

    Set<String> blocks() {
        return Set.copyOf(blocks);
    }

    boolean isBlock(String name) {
        return blocks.contains(name);
    }

    boolean isKnown(String path) {
        return byPath.containsKey(path) || byAlias.containsKey(path);
    }

    /** Names of parameters and blocks, and aliases. */
    NearNames names() {
        return names;
    }
}
