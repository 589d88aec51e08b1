/* global Scalar, document, location */
// Runs in the browser after Scalar's bundle. Whatever would call another origin is off: fonts, telemetry,
// proxy, registry, hosted assistant.
Scalar.createApiReference('#reference', {
  url: document.querySelector('#reference').dataset.description,
  servers: [{ url: location.origin }],
  theme: 'none',
  operationTitleSource: 'summary',
  showOperationId: true,
  defaultOpenFirstTag: true,
  documentDownloadType: 'direct',
  persistAuth: false,
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
})
