/**
 * Folders whose expressions see nothing but texts of this repository, each with its reason. All others must
 * be linear, as they may see what strangers type, paste, import, send or have stored.
 */
export const ownText: Readonly<Record<string, string>> = {
  'packages/tooling/': 'runs on files of this repository, for those who work on it',
  'sites/web/build/': 'runs on the texts and sources of the site while it is built',
  'sites/web/server/dockerfile.ts': 'reads the Dockerfile beside it, in a test',
  'sites/web/server/dockerSteps.ts': 'reads the Dockerfile beside it, for those who work on it',
  'sites/web/vite.config.ts': 'runs while the site is built',
}
