/** What the page of the atlas reads: `atlas/manifest.json`, beside the thumbnails. */
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
  /** Width of the page in px; absent where the picture is as wide as its story. */
  width?: number;
  /** Thumbnail, relative to the manifest; of a picture that is gone, as it was. */
  file: string;
  /** Compared with the other commit. */
  change?: 'changed' | 'new' | 'gone';
  /** Thumbnail of what the other commit has, where it differs. */
  before?: string;
}

/** Pages narrower than this are phones. */
export const PHONE_BELOW = 600;

export const isNarrow = ({ width }: Pick<AtlasPicture, 'width'>) =>
  width !== undefined && width < PHONE_BELOW;
