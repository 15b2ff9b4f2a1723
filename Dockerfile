# The shop in one image: `docker build -t skatert .`, then see docs/operate.md or compose.yaml.

# An exact tag. docs/operate.md shows how to pin its digest too, which only a registry can tell.
ARG BASE=node:24.21.0-bookworm-slim

FROM ${BASE} AS manifests
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY apps/server/package.json apps/server/
COPY apps/storefront/package.json apps/storefront/
COPY apps/office/package.json apps/office/

# Packages of the running server. Native ones include their binaries: no install script runs, no compiler is needed.
FROM manifests AS dependencies
RUN npm ci --omit=dev --include=optional --ignore-scripts --no-audit --no-fund

# What the parts need to be built, without the tools of the tests.
FROM manifests AS built
RUN npm ci --workspaces --include-workspace-root=false --include=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json tsconfig.json ./
COPY packages packages
COPY apps apps
RUN NODE_ENV=production npm run build --workspace apps/storefront --workspace apps/office --workspace apps/server

FROM ${BASE}
ARG VERSION=0.1.0
LABEL org.opencontainers.image.title="Skatert" \
      org.opencontainers.image.description="An open, self-hosted food-ordering storefront" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}"
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    SHOP_DIR=/shop/demo \
    MALLOC_ARENA_MAX=1 \
    NODE_COMPILE_CACHE=/shop/node_modules/.cache/compiled
WORKDIR /shop
COPY --from=dependencies /shop ./
COPY packages packages
COPY apps/server apps/server
COPY demo demo
COPY --from=built /shop/apps/storefront/build apps/storefront/build
COPY --from=built /shop/apps/office/build apps/office/build
COPY --from=built /shop/apps/server/build apps/server/build
# Root owns the program, so it cannot change itself; the user node owns only its data, its backups and its cache of
# compiled modules.
RUN mkdir -p /data /backup node_modules/.cache && chown node:node /data /backup node_modules/.cache
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=4", "--expose-gc", "apps/server/build/main.js"]
