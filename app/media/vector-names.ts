const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What a drawing may be made of (SVG 2). Everything else, such as the notes of the program it was drawn with, is left out. */
export const drawnElements = words(`
  svg g defs symbol use switch a title desc style
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop clipPath mask pattern marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

/** What runs, loads or changes something later: a file with any of it is refused, under whatever prefix. */
export const activeElements =
  /^(?:script|foreignobject|iframe|object|embed|audio|video|handler|listener|discard|set|animate\w*)$/i;

export const drawnAttributes = words(`
  id class style lang role aria-label aria-labelledby aria-hidden tabindex type media
  viewBox preserveAspectRatio version width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points pathLength transform
  transform-origin href offset spreadMethod gradientUnits gradientTransform clipPathUnits maskUnits maskContentUnits
  patternUnits patternContentUnits patternTransform markerUnits markerWidth markerHeight refX refY orient
  dx dy rotate textLength lengthAdjust startOffset method spacing side
  filterUnits primitiveUnits in in2 result mode values operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY
  edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength scale
  xChannelSelector yChannelSelector azimuth elevation stdDeviation radius limitingConeAngle pointsAtX pointsAtY pointsAtZ z
  tableValues slope intercept amplitude exponent baseFrequency numOctaves seed stitchTiles
  fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width color color-interpolation color-interpolation-filters opacity display visibility overflow
  clip clip-path clip-rule mask mask-type filter flood-color flood-opacity lighting-color stop-color stop-opacity
  marker marker-start marker-mid marker-end paint-order vector-effect shape-rendering text-rendering image-rendering
  mix-blend-mode isolation enable-background font-family font-size font-size-adjust font-stretch font-style font-variant
  font-weight letter-spacing word-spacing text-anchor text-decoration writing-mode direction unicode-bidi
  dominant-baseline alignment-baseline baseline-shift glyph-orientation-vertical systemLanguage xml:space xml:lang`);
