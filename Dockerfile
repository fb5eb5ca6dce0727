# syntax=docker/dockerfile:1
# Every image of the product, by target: api (also the migration), publish (one app, by the argument APP, or all that is
# missing), static and edge. Base images are named by exact version; who wants the very bytes adds @sha256:… to the arguments.
ARG NODE_IMAGE=node:24.11.1-bookworm-slim
ARG DEBIAN_IMAGE=debian:12.12-slim

FROM ${NODE_IMAGE} AS sources
WORKDIR /product
RUN npm install --global npm@11.6.2
COPY . .

FROM sources AS build
ENV NX_DAEMON=false
RUN npm ci --omit=dev --no-audit --no-fund \
  && node node_modules/@typescript/native/bin/tsc -b libs/tsconfig.build.json \
  && node_modules/.bin/nx run-many --targets=build,build-server --outputStyle=static

FROM sources AS api-packages
RUN npm ci --omit=dev --workspace=@programme/api --no-audit --no-fund

FROM ${NODE_IMAGE} AS api
# For backups.
RUN apt-get update \
  && apt-get install -y --no-install-recommends mariadb-client \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 REMOTES_DIR=/release
WORKDIR /product
COPY --from=api-packages /product/node_modules node_modules
# Packages of which another version lies at the root.
COPY --from=api-packages /product/api/node_modules api/node_modules
COPY --from=build /product/package.json package.json
COPY --from=build /product/api/package.json api/package.json
COPY --from=build /product/api/dist api/dist
COPY --from=build /product/api/assets api/assets
COPY --from=build /product/libs libs
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "api/dist/app/main.js"]

FROM ${NODE_IMAGE} AS publish
ARG APP=--missing
ENV APP=${APP} REMOTES_DIR=/release
WORKDIR /product
COPY --from=build --chown=node:node /product /product
# A volume that is new takes over whose the folder is.
RUN mkdir /release && chown node:node /release
USER node
CMD ["sh", "-c", "exec node tools/dist/publish.js \"$APP\""]

# Debian's own nginx, which has a module that serves files packed with brotli.
FROM ${DEBIAN_IMAGE} AS nginx
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static gettext-base curl \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 1000 --no-create-home product
COPY edge /edge
ENV RUN_DIRECTORY=/run/nginx
USER product
STOPSIGNAL SIGQUIT

FROM nginx AS static
ENV STATIC_LISTEN=8080 RELEASE_FOLDER=/release
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=5s CMD ["curl", "-sf", "http://127.0.0.1:8080/health"]
CMD ["/edge/start.sh", "static"]

FROM nginx AS edge
ENV EDGE_LISTEN=8080 EDGE_SETTINGS=/etc/edge
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=5s CMD ["curl", "-sf", "http://127.0.0.1:8080/api/health/live"]
CMD ["/edge/start.sh", "edge"]
