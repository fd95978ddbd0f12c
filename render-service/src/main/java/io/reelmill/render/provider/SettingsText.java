package io.reelmill.render.provider;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** All that is set in a group of settings, as text: what another setting makes is another thing. */
final class SettingsText {

    private SettingsText() {}

    /** @param type interface of the settings; every method of it counts, so that a new setting cannot be forgotten */
    static String of(Class<?> type, Object settings) {
        return Arrays.stream(type.getMethods())
                .filter(method -> Modifier.isAbstract(method.getModifiers()) && method.getParameterCount() == 0)
                .sorted(Comparator.comparing(Method::getName))
                .map(method -> method.getName() + "=" + value(method, settings))
                .collect(Collectors.joining(",", "{", "}"));
    }

    /** @param name of a setting */
    static String value(Class<?> type, String name, Object settings) {
        try {
            return value(type.getMethod(name), settings);
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException("there is no setting " + name, e);
        }
    }

    private static String value(Method method, Object settings) {
        try {
            Object value = method.invoke(settings);
            Object held = value instanceof Optional<?> optional
                    ? optional.map(Object.class::cast).orElse("")
                    : value;
            return String.valueOf(held instanceof Map<?, ?> map ? new TreeMap<>(map) : held);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("the setting " + method.getName() + " cannot be read", e);
        }
    }
}
