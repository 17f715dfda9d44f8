/**
 * What stands in the place of a picture that is not there: a night over the fair and a string of bulbs, drawn by hand
 * and small enough to be sent with every refusal.
 */
export const MISSING_TILE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">
<defs><linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#332b52"/><stop offset="1" stop-color="#15121f"/></linearGradient></defs>
<rect width="300" height="400" fill="url(#n)"/>
<g fill="none" stroke="#8b7fb8" stroke-opacity=".45" stroke-width="3">
<circle cx="150" cy="196" r="76"/><circle cx="150" cy="196" r="12"/>
<path d="M150 120v152M74 196h152M96 142l108 108M204 142 96 250M150 196l-46 130M150 196l46 130M84 326h132"/>
</g>
<g fill="#ffc65c">
<circle cx="150" cy="120" r="9"/><circle cx="204" cy="142" r="9"/><circle cx="226" cy="196" r="9"/><circle cx="204" cy="250" r="9"/>
<circle cx="150" cy="272" r="9"/><circle cx="96" cy="250" r="9"/><circle cx="74" cy="196" r="9"/><circle cx="96" cy="142" r="9"/>
</g></svg>`;
