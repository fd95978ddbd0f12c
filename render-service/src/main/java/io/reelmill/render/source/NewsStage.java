package io.reelmill.render.source;

import io.reelmill.providers.script.News;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.nio.file.Path;
import java.util.List;

/** Looks a topic up in the news. */
public final class NewsStage implements Stage<NewsStage.Order, NewsStage.Found> {

    private static final int MOST = 5;

    /** @param hour hours since 1970: news of another hour are other news */
    public record Order(String topic, long hour) {}

    /** @param news the best first, at most five */
    public record Found(List<News> news) {}

    private final NewsReader news;

    public NewsStage(NewsReader news) {
        this.news = news;
    }

    @Override
    public String name() {
        return "news";
    }

    @Override
    public Class<Found> resultType() {
        return Found.class;
    }

    @Override
    public Found run(Order order, Path folder, StageContext context) {
        return new Found(news.about(order.topic()).stream()
                .limit(MOST)
                .map(item -> new News(item.title(), item.summary(), item.source()))
                .toList());
    }
}
