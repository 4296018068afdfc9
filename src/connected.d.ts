interface ImportMetaEnv {
  /**
   * Whether `contact` and `giving` in content/site.yaml connect their forms; astro.config.ts sets them. They are constants of the build,
   * so that the code of a connected form is sent only where there is one.
   */
  readonly CONTACT_CONNECTED: boolean;
  readonly GIVING_CONNECTED: boolean;
}

/** The minified text of a bundle, for a page's HTML: build/scripts.ts. */
declare module '*?inline-script' {
  const code: string;
  export default code;
}
