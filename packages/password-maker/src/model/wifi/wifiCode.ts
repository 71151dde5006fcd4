// Signs with a meaning in the text of a Wi-Fi code.
const special = /[\\;,":]/g

/** The text of a QR code with which a telephone joins a Wi-Fi: name and password, WPA2 or WPA3. */
export const wifiCode = (name: string, password: string) =>
  `WIFI:T:WPA;S:${name.replace(special, String.raw`\$&`)};P:${password.replace(special, String.raw`\$&`)};;`
