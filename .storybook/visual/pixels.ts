import sharp from 'sharp';

/** A decoded picture: three bytes per pixel, red, green and blue. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Decodes a picture file of any type. */
export async function decode(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The picture as input for sharp. */
export const imageOf = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } });
