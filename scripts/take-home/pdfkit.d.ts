// What PDFKit takes and its published types do not know yet.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** What a table's header is the header of. */
    scope?: 'Row' | 'Column';
    /** Where a figure is, in points from the top left: left, top, right, bottom. */
    bbox?: [number, number, number, number];
  }
  interface AnnotationOption {
    /** The element of the outline that a link belongs to. */
    structParent?: PDFStructureElement;
  }
}
