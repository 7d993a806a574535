// PDFKit options missing from its published types.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** The scope of a table header. */
    scope?: 'Row' | 'Column';
    /** A figure's bounding box in points from the top left: left, top, right, bottom. */
    bbox?: [number, number, number, number];
  }
  interface AnnotationOption {
    /** The structure element of a link. */
    structParent?: PDFStructureElement;
  }
}
