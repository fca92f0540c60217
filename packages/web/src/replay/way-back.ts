/** Where one comes from to a replay. */
export interface WayBack {
  readonly label: string;
  readonly go: () => void;
}
