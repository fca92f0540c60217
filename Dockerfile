# docker build -t coven . && docker run -p 8080:8080 -v coven-data:/data -e COVEN_NAMES=coven.example coven
FROM node:24-slim AS build
WORKDIR /coven
COPY . .
RUN npm ci && npm pack --pack-destination /tmp

FROM node:24-slim
COPY --from=build /tmp/coven-*.tgz /tmp/
RUN npm install --global --omit=optional /tmp/coven-*.tgz && rm /tmp/coven-*.tgz && mkdir /data && chown node:node /data
USER node
ENV COVEN_DATA=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["coven", "serve"]
