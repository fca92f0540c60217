import { correction, generate } from 'lean-qr/nano';

/** Light modules around a code, without which readers do not find it. */
const QUIET_ZONE = 4;

/** A QR code to be drawn as SVG; one unit is one module. */
export interface QrDrawing {
  /** Width and height, with the quiet zone. */
  readonly side: number;
  /** The dark modules. */
  readonly path: string;
}

export function qrDrawing(text: string): QrDrawing {
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`;
  }
  return { side: code.size + 2 * QUIET_ZONE, path };
}
