declare module 'virtual:accepted-pictures' {
  import type { AcceptedPictures } from '../../review/pictures/acceptedPictures.ts';

  export const accepted: AcceptedPictures;
}
