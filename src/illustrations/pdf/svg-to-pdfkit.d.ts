declare module 'svg-to-pdfkit' {
  /** Draws an SVG text on the current page of a PDFKit document. */
  export default function svgToPdf(
    document: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: {
      width: number
      height: number
      assumePt: true
      preserveAspectRatio?: string
      fontCallback?: (family: string) => string
    },
  ): void
}
