export const PLANS = ['free', 'hobby', 'growth', 'elite', 'enterprise'];
