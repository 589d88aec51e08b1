/** Names of attributes in SVG are case-sensitive, and Preact writes `tabIndex` as it stands. */
export const SVG_FOCUS = { tabindex: 0 }
