# The site with its functions, schedules and a folder as its store: docs/elsewhere.md says what is the same as on Netlify.
#
#     docker build --secret id=env,src=.env -t perrong .
#     docker run --env-file .env -e HOST=0.0.0.0 -p 4321:4321 -v perrong:/site/.netlify perrong
FROM node:24-bookworm-slim
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY scripts/require-node.mjs scripts/
RUN npm install
COPY . .
# Settings reach the build without staying in the image.
RUN --mount=type=secret,id=env,target=/site/.env npm run build
RUN mkdir -p .netlify/blobs .mail && chown -R node:node .netlify .mail
USER node
ENV HOST=0.0.0.0
EXPOSE 4321
VOLUME /site/.netlify
CMD ["node", "scripts/start.ts"]
