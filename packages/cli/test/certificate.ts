/** Signed by itself for `localhost`, and long over. */
export const ENDED_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBDzCBtgIBAjAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwHhcN
MjAwMTAxMDAwMDAwWhcNMjEwMTAxMDAwMDAwWjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQmWaaBnQiCoJ/OMyk+EAcfTm9x
uBUUx2qW29BAwBOh+e7nvFs5wLrujB+vshqWFYSmKccNs+GWQYeBjmL+okriMAoG
CCqGSM49BAMCA0gAMEUCIQD9od91NiaTW79Zn1tnWwR4O+TaRQRYyhrf1kFQEBVM
8wIgV8CoVW6HpUZgw+uaHYuedn5zsdDNGnnQhNZjbAKvk3A=
-----END CERTIFICATE-----
`;

/** Its key; good for nothing else. */
export const ENDED_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgSRv6NMkzQD+PvYB+
KgbXcqYA/M48qStR5519m1vkczqhRANCAAQmWaaBnQiCoJ/OMyk+EAcfTm9xuBUU
x2qW29BAwBOh+e7nvFs5wLrujB+vshqWFYSmKccNs+GWQYeBjmL+okri
-----END PRIVATE KEY-----
`;
