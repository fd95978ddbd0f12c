# Account-service, API gateway or publishing-service:
#   docker build -f deploy/images/service.Dockerfile --build-arg SERVICE=api-gateway -t ghcr.io/reelmill/api-gateway:0.1.0-SNAPSHOT .
FROM debian:12.11-slim AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends openjdk-17-jdk-headless maven \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
ARG SERVICE
# The archive of classes is made by the Java that runs it, of the same Debian.
RUN --mount=type=cache,target=/root/.m2 mvn -B -q -pl "$SERVICE" -am -Dmaven.test.skip=true -Dspotless.check.skip=true \
        -Dquarkus.package.jar.appcds.enabled=true package \
    && mv "$SERVICE/target/quarkus-app" /app && mv "$SERVICE/target/sbom.json" /app/

FROM debian:12.11-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends openjdk-17-jre-headless ca-certificates \
    && rm -rf /var/lib/apt/lists/* \
    && groupadd --gid 10001 reelmill \
    && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /tmp reelmill
WORKDIR /app
COPY --from=build /app /app
USER 10001:10001
EXPOSE 8080 8082 8083 9080 9082 9083
ENTRYPOINT ["java", "-XX:SharedArchiveFile=/app/app-cds.jsa", "-jar", "/app/quarkus-run.jar"]
