declare module 'virtual:accepted-pictures' {
  /** What `acceptedPictures()` says of the tree that was built. */
  export const accepted: unknown;
}
