/** The format of `atlas/manifest.json`, which lies beside the thumbnails. */
export interface Atlas {
  /** The commit that the pictures are compared with. */
  against?: { commit: string; subject: string; date: string };
  pictures: AtlasPicture[];
}

export interface AtlasPicture {
  /** Id of the story. */
  story: string;
  /** `light`, `dark` or `forced`. */
  theme: string;
  /** Width of the page in px; absent for stories that are pictured at their own size. */
  width?: number;
  /** Thumbnail, relative to the manifest; for a picture that is gone, the old one. */
  file: string;
  /** How it compares with the other commit. */
  change?: 'changed' | 'new' | 'gone';
  /** Thumbnail of the other commit's picture, where it differs. */
  before?: string;
}

/** Pages narrower than this count as phones. */
export const PHONE_BELOW = 600;

export const isNarrow = ({ width }: Pick<AtlasPicture, 'width'>) =>
  width !== undefined && width < PHONE_BELOW;
