/** Rings and action bar live in a shadow root, so no rule of the page reaches them. */
export const overlayStyle = `
:host { all: initial; position: fixed; inset: 0; z-index: 2147482000; pointer-events: none; font: 500 13px/18px 'Archivo Variable', sans-serif; }
[hidden] { display: none !important; }
.ring, .hover, .line { position: fixed; box-sizing: border-box; }
.hover { outline: 1.5px dashed #2456d6; outline-offset: 1px; }
.ring { outline: 2px solid #2456d6; outline-offset: 1px; box-shadow: 0 0 0 1px #fff, 0 0 0 4.5px #fff; }
.ring.inside { outline-offset: -4px; box-shadow: inset 0 0 0 2px #fff, inset 0 0 0 5px #fff; }
.field { position: fixed; outline: 1px solid #2456d6; outline-offset: 2px; }
.chip { position: fixed; display: flex; align-items: center; gap: 6px; height: 30px; padding: 0 10px; background: #2456d6; color: #fff; border-radius: 4px 4px 0 0; white-space: nowrap; pointer-events: auto; }
.chip button { all: unset; cursor: pointer; }
.chip button:last-child { font-weight: 640; }
.bar { position: fixed; display: flex; gap: 2px; height: 36px; padding: 2px; box-sizing: border-box; background: #fff; border-radius: 6px; box-shadow: 0 1px 2px rgba(16,20,28,.14), 0 14px 36px rgba(16,20,28,.2); pointer-events: auto; }
.bar button { all: unset; box-sizing: border-box; width: 32px; height: 32px; display: grid; place-items: center; border-radius: 4px; color: #191c20; cursor: pointer; }
.bar button:hover { background: #f4f5f7; }
.bar button[disabled] { color: #868e98; cursor: default; }
.chip button:focus-visible, .bar button:focus-visible, .line button:focus-visible { outline: 2px solid #2456d6; outline-offset: 1px; }
.chip button:focus-visible { outline-color: #fff; }
slot { display: contents; }
::slotted(*) { box-sizing: border-box; width: 32px; height: 32px; display: grid; place-items: center; border-radius: 4px; color: #191c20; cursor: grab; pointer-events: auto; }
::slotted(:hover) { background: #f4f5f7; }
::slotted(:focus-visible) { outline: 2px solid #2456d6; outline-offset: 1px; }
.empty { position: fixed; display: flex; gap: 4px; pointer-events: auto; }
.empty button { all: unset; cursor: pointer; padding: 3px 8px; border-radius: 4px; background: #fff; color: #2456d6; font-weight: 600; box-shadow: 0 0 0 1px #d9dde2; white-space: nowrap; }
.empty button:focus-visible { outline: 2px solid #2456d6; }
.drop { position: fixed; height: 2px; background: #2456d6; }
.drop::before { content: ''; position: absolute; left: -4px; top: -3px; width: 8px; height: 8px; border-radius: 50%; background: inherit; }
.drop.refused { height: auto; padding: 4px 10px; background: #a3122b; color: #fff; width: max-content !important; border-radius: 4px; }
.line { height: 2px; background: #2456d6; }
.line button { all: unset; position: absolute; left: 50%; top: 1px; translate: -50% -50%; display: flex; align-items: center; height: 32px; padding: 0 14px; border-radius: 16px; background: #2456d6; color: #fff; font-weight: 600; white-space: nowrap; cursor: pointer; pointer-events: auto; box-shadow: 0 0 0 2px #fff; }
svg { width: 16px; height: 16px; fill: none; stroke: currentcolor; stroke-width: 1.6; }
:host([data-calm]) .bar, :host([data-calm]) .chip, :host([data-calm]) .hover, :host([data-calm]) .line, :host([data-calm]) .empty { visibility: hidden; }

  .person { position: fixed; width: 4px; background: #b35c00; pointer-events: none; }
  .person-1 { background: #1f7a43; }
  .person-2 { background: #5b3fc4; }
  .person-3 { background: #a3122b; }
  .person span { position: absolute; left: 0; bottom: 100%; padding: 2px 8px; border-radius: 3px 3px 3px 0; background: inherit;
    color: #fff; font: 600 11px / 16px 'Archivo Variable', sans-serif; white-space: nowrap; }
`;
