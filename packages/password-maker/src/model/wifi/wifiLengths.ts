/** Length of a WPA passphrase (IEEE 802.11); its characters are printable ASCII. */
export const wifiLengths = { min: 8, max: 63 } as const
