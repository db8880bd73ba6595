# The API, the screens and the documents in one image.
FROM node:24-bookworm-slim AS manifests
WORKDIR /adjudica
COPY package.json package-lock.json ./
COPY domain/package.json domain/
COPY api/package.json api/
COPY admin/package.json admin/
COPY scripts/package.json scripts/

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

# What the server loads; the packages of the screens are in their bundle. The image brings its own Node: the one of the packages serves machines
# that have an older one.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace domain --workspace api --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/node-win-*

FROM node:24-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium-headless-shell \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node /datos
WORKDIR /adjudica
# also what lies in a workspace's own node_modules
COPY --from=packages /adjudica ./
COPY --from=build /adjudica/domain/dist domain/dist
COPY --from=build /adjudica/api/dist api/dist
COPY --from=build /adjudica/api/public api/public
COPY --from=build /adjudica/admin/dist admin/dist
COPY --from=build /adjudica/openapi openapi
COPY --from=build /adjudica/templates templates
# pictures of the help
COPY --from=build /adjudica/docs/manual/imagenes docs/manual/imagenes
# what db -- migrate notes of each migration, and db -- status compares
COPY --from=build /adjudica/scripts/sql scripts/sql
ENV NODE_ENV=production PORT=3000 DATA_DIR=/datos HOME=/tmp
# These and the options below are those of scripts/lib/api-process.json.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=4194304
USER node
VOLUME /datos
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://localhost:' + process.env.PORT + '/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node gets the signals itself; init reaps the browser's children.
CMD ["node", "--max-old-space-size=256", "--expose-gc", "api/dist/main.js"]
