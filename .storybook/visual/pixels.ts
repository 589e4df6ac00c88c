import sharp from 'sharp';

/** A decoded picture: three bytes a pixel, red, green and blue. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Reads a picture file of any kind. */
export async function decode(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** For sharp to write a file from. */
export const imageOf = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } });
