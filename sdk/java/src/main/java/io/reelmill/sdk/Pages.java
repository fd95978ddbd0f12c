package io.reelmill.sdk;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A list that is fetched page by page, as it is read. Each iteration fetches anew. */
public final class Pages<T> implements Iterable<T> {

    /** @param next cursor of the page after this one, or null */
    record Page<T>(List<T> items, String next) {}

    private final Function<String, Page<T>> fetch;

    Pages(Function<String, Page<T>> fetch) {
        this.fetch = fetch;
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<>() {

            private Page<T> page = fetch.apply(null);
            private Iterator<T> items = page.items().iterator();

            @Override
            public boolean hasNext() {
                while (!items.hasNext() && page.next() != null) {
                    page = fetch.apply(page.next());
                    items = page.items().iterator();
                }
                return items.hasNext();
            }

            @Override
            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return items.next();
            }
        };
    }

    public Stream<T> stream() {
        return StreamSupport.stream(spliterator(), false);
    }
}
