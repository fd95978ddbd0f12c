package io.reelmill.account.key;

import io.reelmill.contracts.account.KeyScope;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;

/** Scopes as they are stored: their names, separated by commas. */
@Converter
public class KeyScopesConverter implements AttributeConverter<Set<KeyScope>, String> {

    @Override
    public String convertToDatabaseColumn(Set<KeyScope> scopes) {
        return scopes.stream().sorted().map(KeyScope::wireName).collect(Collectors.joining(","));
    }

    @Override
    public Set<KeyScope> convertToEntityAttribute(String names) {
        return parse(names);
    }

    /** Reads stored scopes. */
    static Set<KeyScope> parse(String names) {
        Set<KeyScope> scopes = EnumSet.noneOf(KeyScope.class);
        Arrays.stream(names.split(","))
                .filter(name -> !name.isEmpty())
                .map(KeyScope::of)
                .forEach(scopes::add);
        return scopes;
    }
}
