# Render-service, with and without workers:
#   docker build -f deploy/images/render.Dockerfile -t ghcr.io/reelmill/render-service:0.1.0-SNAPSHOT .
FROM debian:12.11-slim AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends openjdk-17-jdk-headless maven \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN --mount=type=cache,target=/root/.m2 mvn -B -q -pl render-service -am -Dmaven.test.skip=true -Dspotless.check.skip=true \
        -Dquarkus.package.jar.appcds.enabled=true package \
    && mv render-service/target/quarkus-app /app && mv render-service/target/sbom.json /app/

FROM debian:12.11-slim
# Libraries that Skia and the JDK need; typefaces of scripts whose forms differ by country, and of emoji in colour; voices for 100
# languages; the browser that records websites; the sandbox for what comes from outside.
RUN apt-get update \
    && apt-get install -y --no-install-recommends \
        openjdk-17-jre-headless ca-certificates libstdc++6 libfreetype6 fontconfig \
        fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
        espeak-ng chromium bubblewrap \
    && rm -rf /var/lib/apt/lists/* \
    && groupadd --gid 10001 reelmill \
    && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /tmp reelmill
WORKDIR /app
COPY --from=build /app /app
USER 10001:10001
EXPOSE 8081 9081
ENTRYPOINT ["java", "-XX:SharedArchiveFile=/app/app-cds.jsa", "-jar", "/app/quarkus-run.jar"]
